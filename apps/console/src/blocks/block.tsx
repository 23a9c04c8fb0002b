import { Element } from "../elements/element.js";
import { at, isJson, type Json, objectsAt, textAt } from "../json.js";
import { OutsideLink } from "../markup/outside-link.js";
import { RichText } from "../markup/rich-text.js";
import type { BlockProps } from "./block-props.js";
import { InputBlock } from "./input-block.js";
import { MarkdownBlock } from "./markdown-block.js";
import { OtherBlock } from "./other-blocks.js";
import { Picture } from "./picture.js";
import { ChartBlock, TableBlock } from "./table-block.js";
import { TextObject } from "./text-object.js";

/** One block of a message or a view. */
export function Block(props: BlockProps) {
  const { block } = props;
  switch (textAt(block, "type")) {
    case "section":
      return <Section {...props} />;
    case "rich_text":
      return <RichText block={block} />;
    case "header":
      return (
        <h3 class="block-header">
          <TextObject text={block["text"]} />
        </h3>
      );
    case "divider":
      return <hr />;
    case "context":
      return <Context {...props} />;
    case "actions":
    case "context_actions":
      return <Elements {...props} />;
    case "input":
      return <InputBlock {...props} />;
    case "image":
      return <ImageBlock {...props} />;
    case "markdown":
      return <MarkdownBlock text={textAt(block, "text")} />;
    case "table":
      return <TableBlock block={block} />;
    case "data_visualization":
      return <ChartBlock block={block} />;
    case "video":
      return <Video {...props} />;
    default:
      return <OtherBlock {...props} />;
  }
}

function Section({ block, surface }: BlockProps) {
  const accessory = at(block, "accessory");
  const fields = objectsAt(block, "fields");
  return (
    <div class="section">
      <div class="section-text">
        {at(block, "text") !== undefined && (
          <p>
            <TextObject text={block["text"]} />
          </p>
        )}
        {fields.length > 0 && (
          <div class="fields">
            {fields.map((field) => (
              <p key={textAt(field, "text")}>
                <TextObject text={field} />
              </p>
            ))}
          </div>
        )}
      </div>
      {isJson(accessory) && <Part part={accessory} block={block} surface={surface} />}
    </div>
  );
}

function Part({ part, block, surface }: BlockProps & { readonly part: Json }) {
  if (textAt(part, "type") === "image")
    return <Picture url={textAt(part, "image_url")} alt={textAt(part, "alt_text")} isSmall />;
  return <Element element={part} block={block} surface={surface} />;
}

function Elements({ block, surface }: BlockProps) {
  return (
    <div class="actions">
      {objectsAt(block, "elements").map((element, index) => (
        <Element key={textAt(element, "action_id") || index} element={element} block={block} surface={surface} />
      ))}
    </div>
  );
}

function Context({ block }: BlockProps) {
  return (
    <p class="context">
      {objectsAt(block, "elements").map((element, index) =>
        textAt(element, "type") === "image" ? (
          <Picture key={index} url={textAt(element, "image_url")} alt={textAt(element, "alt_text")} isSmall />
        ) : (
          <span key={index}>
            <TextObject text={element} />
          </span>
        ),
      )}
    </p>
  );
}

function ImageBlock({ block }: BlockProps) {
  return (
    <figure>
      <figcaption>
        <TextObject text={block["title"]} />
      </figcaption>
      <Picture url={textAt(block, "image_url") || textAt(block, "svc_file", "url")} alt={textAt(block, "alt_text")} />
    </figure>
  );
}

function Video({ block }: BlockProps) {
  return (
    <figure>
      <figcaption>
        <OutsideLink to={textAt(block, "title_url") || textAt(block, "video_url")}>
          {textAt(block, "title", "text") || "Video"}
        </OutsideLink>
      </figcaption>
      <p class="muted">{textAt(block, "description", "text") || textAt(block, "alt_text")}</p>
    </figure>
  );
}
