import type { Connection } from "../connection.js";
import type { PlainAnswer } from "./plain-answer.js";
import type { PlainRequest } from "./plain-request.js";

/** Serves requests without a `Request` and a `Response`. An answer with a streamed body is a `Response`. */
export type PlainHandler = (request: PlainRequest, connection: Connection) => Promise<PlainAnswer | Response>;
