export { type CreatedService, createService } from "./create-service.js";
