import type { ComponentChildren } from "preact";
import { Element } from "../elements/element.js";
import { at, isJson, type Json, objectsAt, textAt } from "../json.js";
import { Mrkdwn } from "../markup/marks.js";
import { RichText } from "../markup/rich-text.js";
import type { BlockProps } from "./block-props.js";
import { Picture } from "./picture.js";
import { TextObject } from "./text-object.js";

/** Blocks that agents write: cards, plans, tasks and alerts. A type that nobody knows is named. */
export function OtherBlock(props: BlockProps) {
  const { block } = props;
  const type = textAt(block, "type");
  switch (type) {
    case "alert":
      return (
        <p class={`alert ${textAt(block, "level")}`} role="note">
          <TextObject text={block["text"]} />
        </p>
      );
    case "card":
      return <Card {...props} />;
    case "carousel":
      return (
        <div class="carousel">
          {objectsAt(block, "elements").map((card, index) => (
            <Card key={index} {...props} block={card} />
          ))}
        </div>
      );
    case "plan":
      return (
        <section class="card">
          <strong>{plain(block["title"])}</strong>
          {objectsAt(block, "tasks").map((task) => (
            <Task key={textAt(task, "task_id")} task={task} />
          ))}
        </section>
      );
    case "task_card":
      return <Task task={block} />;
    default:
      return (
        <Unknown type={type}>
          <pre>{JSON.stringify(block, undefined, 2)}</pre>
        </Unknown>
      );
  }
}

function Card({ block, surface }: BlockProps) {
  const image = at(block, "hero_image") ?? at(block, "icon");
  return (
    <section class="card">
      {isJson(image) && <Picture url={textAt(image, "image_url")} alt={textAt(image, "alt_text")} isSmall />}
      <strong>
        <TextObject text={block["title"]} />
      </strong>
      <TextObject text={block["subtitle"]} />
      <p>
        <TextObject text={block["body"]} />
      </p>
      <div class="actions">
        {objectsAt(block, "actions").map((element, index) => (
          <Element key={index} element={element} block={block} surface={surface} />
        ))}
      </div>
    </section>
  );
}

function Task({ task }: { readonly task: Json }) {
  const status = textAt(task, "status");
  return (
    <details class="task" open={status === "in_progress" || status === "error"}>
      <summary>
        <span class={`state ${status}`}>{status.replace("_", " ") || "pending"}</span> {plain(task["title"])}
      </summary>
      {(["details", "output"] as const).map((key) => {
        const value = at(task, key);
        return isJson(value) ? <RichText key={key} block={value} /> : <Mrkdwn key={key} text={textAt(task, key)} />;
      })}
    </details>
  );
}

/** A title, which is a text or an object with one. */
function plain(value: unknown): string {
  return typeof value === "string" ? value : textAt(value, "text");
}

function Unknown({ type, children }: { readonly type: string; readonly children: ComponentChildren }) {
  return (
    <details class="unknown">
      <summary>
        A block of the type <code>{type || "?"}</code>
      </summary>
      {children}
    </details>
  );
}
