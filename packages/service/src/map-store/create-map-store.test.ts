import { describeStore } from "../conformance/describe-store.js";
import { createMapStore } from "./create-map-store.js";

describeStore("createMapStore", async () => createMapStore());
