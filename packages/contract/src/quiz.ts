export const quizRoutes = {};
