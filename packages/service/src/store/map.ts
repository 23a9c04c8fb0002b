export { createMapStore } from "./conformance/map-store/create-map-store.js";
