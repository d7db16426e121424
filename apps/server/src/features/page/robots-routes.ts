import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';

/** What search engines may read: the pages, and not what belongs to somebody or plays a game. */
export function addRobotsRoutes(api: Api, { publicUrl }: Pick<Services, 'publicUrl'>): void {
  api.get('/robots.txt', (context) => {
    context.header('cache-control', 'public, max-age=3600');
    return context.text(`User-agent: *
Disallow: /front-auth/
Disallow: /quiz/play
Disallow: /quiz/results
Disallow: /search
Disallow: /settings

Sitemap: ${publicUrl}/sitemap.xml
`);
  });
}
