export const knowingRoutes = {};
