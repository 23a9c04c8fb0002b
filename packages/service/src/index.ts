export { createService } from "./create-service.js";
export type { Ids } from "./ids.js";
export type { Service } from "./service.js";
export type { RateMode, ServiceOptions } from "./service-options.js";
export { hashToken } from "./tokens/hash-token.js";
export type { ScimCaller } from "./tokens/scim-caller.js";
export type { WebapiCaller } from "./tokens/webapi-caller.js";
export { isDataUrl } from "./users/is-data-url.js";
export { avatarHash, colorOf, photoUrl } from "./users/photo.js";
