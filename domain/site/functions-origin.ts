const developmentPage = "http://localhost:3000";
const developmentFunctions = "http://localhost:8888";

/** Where the endpoints are for a page: on its own origin, except in development, where the pages have a port apart. */
export function functionsOrigin(pageOrigin: string): string {
  return pageOrigin === developmentPage ? developmentFunctions : pageOrigin;
}
