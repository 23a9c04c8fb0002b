import type { FetchHandler } from "@rollcall/server-adapters/node";
import { type Store } from "@rollcall/service/store";
/** Path of photos. */
export declare const photosMount = "/photos";
/** Serves photos of users and icons of workspaces: from their data URL, or generated. They need no token. */
export declare function createPhotos(store: Pick<Store, "users" | "organizations">): FetchHandler;
//# sourceMappingURL=serve-photos.d.ts.map