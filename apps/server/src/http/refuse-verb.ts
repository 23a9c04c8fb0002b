/** Refuses a request for a page that neither reads it nor its headers. */
export function refuseVerb(method: string): Response | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  return new Response("Method Not Allowed\n", { status: 405, headers: { allow: "GET, HEAD" } });
}
