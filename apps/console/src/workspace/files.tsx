import { type Json, textAt } from "../json.js";
import { Icon } from "../parts/icon.js";
import { IconButton } from "../parts/icon-button.js";
import { saveFile } from "../parts/save-file.js";
import { useStore } from "../store/store-context.js";
import { isShownInPlace, usePicture, useReadFile } from "./use-file.js";

interface FilesProps {
  readonly files: readonly Json[];
}

/** Files of a message. Pictures are shown, the beginning of texts is previewed, and all can be downloaded. */
export function Files({ files }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <ul class="files">
      {files.map((file) => (
        <li key={textAt(file, "id")} class="file">
          <FileCard file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileCard({ file }: { readonly file: Json }) {
  const { notes } = useStore();
  const read = useReadFile();
  const [id, size] = [textAt(file, "id"), Number(textAt(file, "size"))];
  const title = textAt(file, "title") || textAt(file, "name") || id;
  const download = () => {
    read(id).then(
      ({ name, base64 }) => saveFile(name, toBytes(base64)),
      (error: Error) => notes.add("error", error.message),
    );
  };
  const type = textAt(file, "pretty_type") || textAt(file, "mimetype");
  const isPicture = isShownInPlace(textAt(file, "mimetype"), size);
  return (
    <>
      <Icon name="file" />
      <span>
        <strong>{title}</strong>
        <small>{[type, printSize(size)].filter((part) => part !== "").join(" · ")}</small>
        {isPicture && <FilePicture id={id} alt={textAt(file, "alt_txt") || title} />}
        {textAt(file, "preview") !== "" && <pre>{textAt(file, "preview")}</pre>}
      </span>
      {id !== "" && <IconButton icon="download" label={`Download ${title}`} onClick={download} />}
    </>
  );
}

function FilePicture({ id, alt }: { readonly id: string; readonly alt: string }) {
  const source = usePicture(id);
  return source === undefined ? null : <img class="picture" src={source} alt={alt} />;
}

function printSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes === 0) return "";
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function toBytes(base64: string) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
