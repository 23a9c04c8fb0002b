export { createMapBackend, type MapBackendOptions } from "./create-map-backend.js";
