/** The value of a cookie of a request, as it was sent. */
export function cookieValue(headers: Headers, name: string): string | undefined {
  const cookies = (headers.get("Cookie") ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
