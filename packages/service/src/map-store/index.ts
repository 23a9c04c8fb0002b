export { createMapStore } from "./create-map-store.js";
