import { hardlySeen } from "#scripts/shared/colours/hardlySeen.ts";
import { readColour } from "#scripts/shared/colours/readColour.ts";
import { darkContext, firstContext } from "#studio/document/ShownContext.ts";
import type { ImageKind } from "#studio/document/imageKinds.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { coloursOf, hasDark, type ThemeTexts } from "../colours/contexts/themeContexts.ts";
import { lowerFirst, roleName } from "../colours/roleName.ts";
import { text } from "../texts.ts";

/** A file that has passed the check. */
export interface TriedImage {
  readonly file: string;
  readonly text: string;
  readonly hasLetters: boolean;
  readonly colours: readonly string[];
}

interface TriedMessageProps {
  readonly kind: ImageKind;
  readonly tried: TriedImage;
  readonly texts: ThemeTexts;
}

/** The role that an image is seen on. The tab of a browser has a colour of its own. */
function groundOf(kind: ImageKind): "header" | "surface" | undefined {
  if (kind === "icon") return undefined;
  return kind === "logo" || kind === "logoDark" ? "header" : "surface";
}

/** What cannot be told from the colour behind a tried image, in words; undefined when all of it is seen. */
function unseenIn({ kind, tried, texts }: TriedMessageProps): string | undefined {
  const role = groundOf(kind);
  if (role === undefined || (kind === "logoDark" && !hasDark(texts))) return undefined;
  const ground = coloursOf(texts, kind === "logoDark" ? darkContext : firstContext)?.get(role);
  const colours = tried.colours.flatMap((css) => {
    const color = readColour(css);
    return color === undefined ? [] : [{ color, css }];
  });
  const unseen = ground && hardlySeen(colours, ground);
  if (ground === undefined || unseen === undefined) return undefined;
  const where = kind === "logoDark" ? text("images.unseen.inDark") : "";
  const surface = lowerFirst(roleName(role)) + where;
  return text("images.unseenHelp", { colour: unseen.css, surface, ground: ground.css });
}

/** Where a tried image is seen, as the sentence beside it says. */
function seenIn(kind: ImageKind): "dark" | "part" | "portal" | "tab" {
  if (kind === "icon") return "tab";
  if (kind === "logoDark") return "dark";
  return kind === "logo" ? "portal" : "part";
}

/** What the check of a file has found, and where the image is seen while it is tried. */
export function TriedMessage(props: TriedMessageProps) {
  const { kind, tried } = props;
  const { file, hasLetters } = tried;
  const unseen = unseenIn(props);
  const help = [unseen, hasLetters && unseen !== undefined ? text("images.hasLetters", { file }) + "." : undefined];
  const title = unseen === undefined ? (hasLetters ? "images.hasLetters" : "images.checked") : "images.unseen";
  return (
    <Message variant={title === "images.checked" ? "success" : "warning"} title={text(title, { file })}>
      {help.filter((each) => each !== undefined).map((each) => `${each} `)}
      {hasLetters && `${text("images.lettersHelp")} `}
      {text(`images.seen.${seenIn(kind)}`)}
    </Message>
  );
}
