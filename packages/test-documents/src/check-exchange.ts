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
 * How an answer of the reference server differs from the document of its protocol. Empty if it is as documented, or if
 * the path belongs to no document.
 */
export async function checkAnswered({ pathname, ...answered }: AnsweredPath): Promise<readonly string[]> {
  checkers ??= createCheckers();
  const found = (await checkers).find(({ mount }) => pathname === mount || pathname.startsWith(`${mount}/`));
  // A client ends a stream of events by closing it.
  if (found === undefined || answered.headers.get("content-type") === "text/event-stream") return [];
  return found.check({ ...answered, path: pathname.slice(found.mount.length) });
}

/** The same for a response, whose body stays readable. */
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
 * The same as an assertion.
 *
 * @throws Error if the response is not as documented
 */
export async function expectDocumented(request: Pick<Request, "method" | "url">, response: Response): Promise<void> {
  const problems = await checkExchange(request, response);
  if (problems.length === 0) return;
  const text = await response.clone().text();
  const head = `${request.method} ${new URL(request.url).pathname} is not answered as documented`;
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
