export type { CallOptions, ClientOptions } from "./create-http.js";
export { RefusedError, UnexpectedAnswerError } from "./errors.js";
export { createRetryingFetch, type RetryOptions, type SendRequest, type Wait } from "./retrying-fetch.js";
export { createScimClient, type ScimClient, type ScimClientOptions } from "./scim/create-scim-client.js";
export type { ResourceClient } from "./scim/resource-client.js";
export type {
  ListQuery,
  Resource,
  ResourceChange,
  ResourceCreate,
  ResourceList,
  ResourceType,
  ScimErrorCode,
  ScimOutcome,
  ScimRefusal,
  ScimVersion,
} from "./scim/scim-types.js";
export { createWebApiClient, type WebApiClient } from "./web-api/create-web-api-client.js";
export type { Answer, Answered, Arguments, Method, PagedMethod, Refusal } from "./web-api/methods.js";
