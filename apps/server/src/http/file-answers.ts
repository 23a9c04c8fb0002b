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

/** Reads the next chunk only when the client is ready for it. */
export function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const each = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await each.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await each.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
