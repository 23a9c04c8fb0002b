import { useSignal } from "@preact/signals";
import type { Methods } from "@rollcall/double";
import { useEffect } from "preact/hooks";
import { useStore } from "../store/store-context.js";

type SeenFile = Methods["people.seeFile"]["response"];

/** Reads the bytes of a file as the person, whose identifier is in the call: the page has no token. */
export function useReadFile(): (id: string) => Promise<SeenFile> {
  const { call, me, route } = useStore();
  return (file) => {
    const { world, workspace } = route.value;
    return call("people.seeFile", {
      ...{ file, world, person: me.value?.id ?? "" },
      ...(workspace !== undefined && { workspace }),
    });
  };
}

/** Media types of pictures that are shown in place. None of them can run a script. */
const shown = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/bmp"]);
const maxShownBytes = 4 * 1024 * 1024;

/** Whether a file is a picture that is shown in place. */
export function isShownInPlace(mimetype: string, size: number): boolean {
  return shown.has(mimetype) && size > 0 && size <= maxShownBytes;
}

/** The address of a picture with its bytes inside. Undefined until they are read, and if they are refused. */
export function usePicture(id: string): string | undefined {
  const read = useReadFile();
  const source = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    read(id).then(
      ({ mimetype, base64 }) => {
        if (isHere && shown.has(mimetype)) source.value = `data:${mimetype};base64,${base64}`;
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  return source.value;
}
