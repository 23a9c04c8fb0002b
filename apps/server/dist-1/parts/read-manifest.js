export { t as parseManifest, n as readManifestFile } from "./read-manifest2.js";
