export { type AnsweredPath, checkAnswered, checkExchange, expectDocumented } from "./check-exchange.js";
export { type Answered, type CheckAnswer, createAnswerChecker } from "./create-answer-checker.js";
export { createValidator, type Validate } from "./create-validator.js";
export type { Content, DocumentedResponse, OpenapiDocument, Operation, Parameter, Schema } from "./document.js";
export { type FoundOperation, findOperation } from "./find-operation.js";
export { type DocumentName, documentNames, readDocument } from "./read-documents.js";
