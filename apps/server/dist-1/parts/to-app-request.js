export { t as toAppRequest } from "./to-app-request2.js";
