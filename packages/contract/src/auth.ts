export const authRoutes = {};
