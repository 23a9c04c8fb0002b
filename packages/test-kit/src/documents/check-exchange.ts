import { type Answered, type CheckAnswer, createAnswerChecker } from "./create-answer-checker.js";
import { documentNames, readDocument } from "./read-documents.js";

interface Checker {
  readonly mount: string;
  readonly check: CheckAnswer;
}

let checkers: Promise<readonly Checker[]> | undefined;

/** An answer of the reference server, with the path from its root. */
export interface AnsweredPath extends Omit<Answered, "path"> {
  readonly pathname: string;
}

/**
 * Checks an answer of the reference server against its document. Returns the differences; empty if the answer matches
 * or no document covers the path.
 */
export async function checkAnswered({ pathname, ...answered }: AnsweredPath): Promise<readonly string[]> {
  checkers ??= createCheckers();
  const found = (await checkers).find(({ mount }) => pathname === mount || pathname.startsWith(`${mount}/`));
  // A stream of events ends only when the client closes it, so its body is not read.
  if (found === undefined || answered.headers.get("content-type") === "text/event-stream") return [];
  return found.check({ ...answered, path: pathname.slice(found.mount.length) });
}

/** Checks a response in the same way. Its body can still be read afterwards. */
export async function checkExchange(
  { method, url }: Pick<Request, "method" | "url">,
  response: Response,
): Promise<readonly string[]> {
  const { status, headers } = response;
  if (headers.get("content-type") === "text/event-stream") return [];
  const text = await response.clone().text();
  return checkAnswered({ verb: method, pathname: new URL(url).pathname, status, headers, text });
}

/**
 * Asserts that a response matches its document.
 *
 * @throws Error with the differences
 */
export async function expectDocumented(request: Pick<Request, "method" | "url">, response: Response): Promise<void> {
  const problems = await checkExchange(request, response);
  if (problems.length === 0) return;
  const text = await response.clone().text();
  const head = `${request.method} ${new URL(request.url).pathname} is answered differently than documented`;
  throw new Error(`${head}: ${problems.join("; ")}\n${response.status} ${text.slice(0, 2000)}`);
}

function createCheckers(): Promise<readonly Checker[]> {
  return Promise.all(
    documentNames.map(async (name) => {
      const document = await readDocument(name);
      return { mount: document.servers[0]?.url ?? "/", check: createAnswerChecker(document) };
    }),
  );
}
