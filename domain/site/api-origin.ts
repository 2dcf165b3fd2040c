const developmentPage = "http://localhost:3000";
const developmentApi = "http://localhost:8888";

/** The origin of the endpoints for a page: its own, except in development, where pages have another port. */
export function apiOriginOf(pageOrigin: string): string {
  return pageOrigin === developmentPage ? developmentApi : pageOrigin;
}
