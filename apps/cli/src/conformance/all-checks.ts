export { resourceChecks } from "./resource-checks.js";
export { scimChecks } from "./scim-checks.js";
export { webapiChecks } from "./webapi-checks.js";
