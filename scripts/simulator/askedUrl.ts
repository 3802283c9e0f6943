/** The address that a browser asked for. A proxy in front says in headers which port and scheme that has. */
export function askedUrl(request: Request): URL {
  const url = new URL(request.url);
  url.protocol = request.headers.get("X-Forwarded-Proto") ?? url.protocol;
  url.port = request.headers.get("X-Forwarded-Port") ?? url.port;
  return url;
}
