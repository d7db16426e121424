import { defineMessages } from 'react-intl';

export const campaignTypeMessages = defineMessages({
  POST: { id: 'campaignType.post', defaultMessage: 'Posts' },
  QUIZ: { id: 'campaignType.quiz', defaultMessage: 'Quizzes' },
});
