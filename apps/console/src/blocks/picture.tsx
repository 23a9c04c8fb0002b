import { OutsideLink } from "../markup/outside-link.js";
import { Icon } from "../parts/icon.js";

interface PictureProps {
  readonly url: string;
  readonly alt: string;
  readonly isSmall?: boolean;
}

/** A picture. Those of other sites are not loaded, because nothing here calls out; the link opens them. */
export function Picture({ url, alt, isSmall = false }: PictureProps) {
  const isInside = url.startsWith("data:image/");
  if (isInside) return <img class={isSmall ? "picture small" : "picture"} src={url} alt={alt} />;
  return (
    <OutsideLink to={url} class={isSmall ? "picture-link small" : "picture-link"}>
      <Icon name="file" />
      {!isSmall && <span>{alt || "Picture"}</span>}
      {isSmall && <span class="hidden">{alt || "Picture"}</span>}
    </OutsideLink>
  );
}
