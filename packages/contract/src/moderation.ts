export const moderationRoutes = {};
