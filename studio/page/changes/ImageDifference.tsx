import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { paperStyle } from "../parts/paperStyle.ts";
import type { ImageKind } from "#studio/document/imageKinds.ts";
import { imageName } from "../fields/documentKindText.ts";
import { ChangedFile } from "./FileDifference.tsx";
import { text } from "../texts.ts";
import { imageAddress } from "../images/ImageSamples.tsx";
import { Muted } from "../parts/layout.ts";
import { fontsIn } from "#studio/document/editedFonts.ts";

interface ImageDifferenceProps {
  readonly kind: ImageKind;
  /** The image that is saved; empty when there is none. */
  readonly before: string;
  readonly after: string;
  readonly onTakeBack: (() => void) | undefined;
}

/** The saved image beside the one that takes its place. */
export function ImageDifference({ kind, before, after, onTakeBack }: ImageDifferenceProps) {
  return (
    <Images>
      <h3>{imageName(kind)}</h3>
      <div>
        <ShownImage name={text("images.before")} svg={before} />
        <ShownImage name={text("images.after")} svg={after} />
        {onTakeBack !== undefined && (
          <Button variant="secondary" onClick={onTakeBack}>
            {text("changes.takeBack")}
          </Button>
        )}
      </div>
    </Images>
  );
}

function ShownImage({ name, svg }: { readonly name: string; readonly svg: string }) {
  return (
    <figure>
      {svg === "" ? <p>{text("images.none")}</p> : <img src={imageAddress(svg)} alt={name} />}
      <Muted as="figcaption">{name}</Muted>
    </figure>
  );
}

interface FontsDifferenceProps {
  /** The fonts that are saved; empty when there are none. */
  readonly before: string;
  readonly after: string;
  readonly onTakeBack: (() => void) | undefined;
}

/** The files of the brand's own fonts that are new, changed or gone. */
export function FontsDifference({ before, after, onTakeBack }: FontsDifferenceProps) {
  const [was, is] = [fontsIn(before) ?? {}, fontsIn(after) ?? {}];
  const files = [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted();
  const changed = files.filter((file) => was[file] !== is[file]);
  const wordOf = (file: string) =>
    was[file] === undefined ? "fonts.fileAdded" : is[file] === undefined ? "fonts.fileRemoved" : "fonts.fileChanged";
  return (
    <Files>
      <h3>{text("fonts.own")}</h3>
      <ul>
        {changed.map((file) => (
          <li key={file}>
            {text(wordOf(file))}: {file}
          </li>
        ))}
      </ul>
      {onTakeBack !== undefined && (
        <Button variant="secondary" onClick={onTakeBack}>
          {text("changes.takeBack")}
        </Button>
      )}
    </Files>
  );
}

const Images = styled(ChangedFile)`
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 1rem 2rem;
    padding: 1rem;
  }

  img {
    ${paperStyle}
    height: 3rem;
    padding: 0.25rem;
    border-radius: ${theme.radius.badge};
    max-width: 14rem;
    object-fit: contain;
    object-position: left;
  }
`;

const Files = styled(ChangedFile)`
  & > ul {
    padding: 0.75rem 0.75rem 0.75rem 1.75rem;
    list-style: disc;
  }

  & > button {
    margin: 0 0.75rem 0.75rem;
  }
`;
