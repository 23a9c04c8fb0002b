import { listen } from "./listen.js";
import { createMapStores } from "./map-stores.js";

listen(createMapStores());
