export const userRoutes = {};
