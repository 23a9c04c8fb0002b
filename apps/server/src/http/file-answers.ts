/** Path of the page to which a browser without access is sent. */
const signInPath = "/";

const reasons = {
  404: "Not Found\n",
  405: "Method Not Allowed\n",
  416: "Range Not Satisfiable\n",
  503: "Service Unavailable\n",
} as const;

/** Answers a request for a file with a status and its reason. */
export function plain(status: keyof typeof reasons, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(reasons[status], { status, headers });
}

/** Sends a browser without access to the page where a person signs in, and back. */
export function redirectToSignIn({ pathname, search }: URL): Response {
  const location = `${signInPath}?redir=${encodeURIComponent(pathname + search)}`;
  return new Response(null, { status: 302, headers: { location } });
}
