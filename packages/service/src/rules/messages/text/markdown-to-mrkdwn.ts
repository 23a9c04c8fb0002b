import { escapeMarkup } from "./message-text.js";

/**
 * Converts Markdown to the markup of texts, for everything that both have: bold, italic, strikethrough, links,
 * pictures, headings and list items. Code is left unchanged.
 */
export function markdownToMrkdwn(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?(?:```|$))/)
    .map((piece, index) => (index % 2 === 1 ? piece : convertLines(piece)))
    .join("");
}

function convertLines(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const heading = /^ {0,3}#{1,6}\s+(\S.*)$/.exec(line.trimEnd())?.[1];
      if (heading !== undefined) return `*${convertSpans(withoutClosing(heading)).replaceAll("*", "")}*`;
      return convertSpans(line.replace(/^(\s*)[-*+]\s+/, "$1• "));
    })
    .join("\n");
}

/** The heading without a closing sequence of `#`. */
function withoutClosing(heading: string): string {
  return heading.replace(/\s#+$/, "").trimEnd();
}

/** Code spans are left unchanged. */
function convertSpans(line: string): string {
  return line
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : convertText(piece)))
    .join("");
}

const links = /<(?:https?:\/\/|mailto:)[^<>]*>|\bhttps?:\/\/[^\s<>|]*[^\s<>|.,:;!?'")\]}*_~`]/g;

/**
 * Emphasis is read around links but not inside them. Links are replaced by placeholders with a noncharacter meanwhile.
 */
function convertText(text: string): string {
  const aside: string[] = [];
  const rest = convertLinks(text).replaceAll(links, (link) => `\uFDD0${aside.push(link) - 1}\uFDD0`);
  return convertEmphasis(rest).replaceAll(/\uFDD0(\d+)\uFDD0/g, (sign, at: string) => aside[Number(at)] ?? sign);
}

function convertLinks(text: string): string {
  return text.replaceAll(
    /!?\[([^[\]]*)\]\(\s*<?(https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))+|mailto:[^\s<>()]+)>?(?:\s+"[^"]*")?\s*\)/g,
    (_, label: string, sent: string) => {
      const url = sent.replaceAll("|", "%7C");
      return label === "" ? `<${url}>` : `<${url}|${escapeMarkup(label.replaceAll(/[*~]/g, ""))}>`;
    },
  );
}

/** Bold is marked with a control character until italic has been read. */
function convertEmphasis(text: string): string {
  return text
    .replaceAll(/\*\*(?=\S)((?:(?!\*\*).)+)(?<=\S)\*\*/g, "\u0001$1\u0001")
    .replaceAll(/(?<!\w)__(?=\S)((?:(?!__).)+)(?<=\S)__(?!\w)/g, "\u0001$1\u0001")
    .replaceAll(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, "_$1_")
    .replaceAll(/~~(?=\S)((?:(?!~~).)+)(?<=\S)~~/g, "~$1~")
    .replaceAll("\u0001", "*");
}
