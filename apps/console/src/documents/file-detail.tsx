import { at, isJson, type Json, listAt, textAt } from "../json.js";
import { CopyButton } from "../parts/copy-button.js";
import { Empty } from "../parts/empty.js";
import { useActor, useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { Files } from "../workspace/files.js";
import { DocumentHead } from "./document-head.js";

/** An uploaded file: what it is, and links to the messages with which it is shared. */
export function FileDetail({ id }: { readonly id: string }) {
  const actor = useActor();
  const { people } = useStore();
  const { answer, problem } = useLive("people.seeFile", actor && { ...actor, file: id, bytes: false });
  if (answer === undefined) return <Empty title={problem === "" ? "Loading …" : problem} />;
  const { file } = answer;
  const owner = textAt(file, "user");
  return (
    <>
      <DocumentHead kind="files" title={textAt(file, "title")} />
      <div class="document-bar">
        <div class="access-line">
          <CopyButton text={id} label={id} about="as the identifier of the file" />
          <span class="muted">Uploaded by {people.byId.value.get(owner)?.name ?? owner}</span>
        </div>
      </div>
      <div class="page">
        <Files files={[file]} />
        <Shares file={file} />
      </div>
    </>
  );
}

/** The messages with which a file is shared, as far as the person sees them. */
function Shares({ file }: { readonly file: Json }) {
  const { hrefTo } = useStore();
  const shares = ["public", "private"].flatMap((kind) => {
    const channels = at(file, "shares", kind);
    return isJson(channels) ? Object.keys(channels).flatMap((channel) => sharesIn(channels, channel)) : [];
  });
  if (shares.length === 0) return <p class="muted">It is shared in no conversation that this person sees.</p>;
  return (
    <>
      <h3>Shared in</h3>
      <ul>
        {shares.map(({ channel, name, ts, thread }) => (
          <li key={`${channel} ${ts}`}>
            <a href={hrefTo({ screen: "workspace", rest: [channel, ...(thread === ts ? [] : [thread]), ts] })}>
              {name === "" ? channel : `#${name}`}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function sharesIn(channels: Json, channel: string) {
  return listAt(channels, channel).map((share) => {
    const ts = textAt(share, "ts");
    return { channel, name: textAt(share, "channel_name"), ts, thread: textAt(share, "thread_ts") || ts };
  });
}
