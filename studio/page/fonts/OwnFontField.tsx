import { useId, useState } from "react";
import styled from "styled-components";
import { type EditedFonts, fontLicenceFile } from "#studio/document/editedFonts.ts";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { theme } from "#ui/theme/theme.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import { ownFontPlace } from "../findings/findingPlace.ts";
import { FieldFindings } from "../form/field/FieldFindings.tsx";
import { Panel } from "../parts/Panel.ts";
import { text } from "../texts.ts";
import { kilobytes } from "./FontField.tsx";
import { familyName } from "#studio/document/words.ts";

interface OwnFontFieldProps {
  readonly family: string;
  /** Its files, base64 by their names. */
  readonly files: EditedFonts;
  readonly findings: readonly StudioFinding[];
  /** The licence has changed: the bytes of its text, base64. */
  readonly onLicence: (data: string) => void;
  readonly onRemove: () => void;
}

/** The text in the bytes of a file. */
const textIn = (data: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));

const dataOf = (content: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(content)));

/** A base64 text has four letters for three bytes. */
const sizeOf = (data: string): string => kilobytes((data.length * 3) / 4);

/** A font of the brand's own: its files, the note of its licence, and what is wrong. */
export function OwnFontField({ family, files, findings, onLicence, onRemove }: OwnFontFieldProps) {
  const id = useId();
  const licence = textIn(files[fontLicenceFile] ?? "");
  const fonts = Object.entries(files).filter(([name]) => name !== fontLicenceFile);
  const name = familyName(family);
  const place = ownFontPlace(family);
  return (
    <Field aria-labelledby={id} data-field={fieldKey(place)}>
      <h5 id={id}>{name}</h5>
      <ul>
        {fonts.map(([file, data]) => (
          <li key={file}>{text("fonts.file", { file, size: sizeOf(data) })}</li>
        ))}
      </ul>
      {/* Another licence, by undo for example, is another field. */}
      <Licence key={licence} name={name} licence={licence} onLicence={(content) => onLicence(dataOf(content))} />
      <FieldFindings findings={findings.map((finding) => ({ finding, place }))} onFix={() => undefined} />
      <Button variant="quiet" onClick={onRemove}>
        {text("fonts.remove", { family: name })}
      </Button>
    </Field>
  );
}

interface LicenceProps {
  readonly name: string;
  readonly licence: string;
  readonly onLicence: (content: string) => void;
}

/** The note of the licence. It is stored when the field is left: a step of undo is the whole text. */
function Licence({ name, licence, onLicence }: LicenceProps) {
  const [content, setContent] = useState(licence);
  return (
    <TextArea
      label={text("fonts.licence", { family: name })}
      help={text("fonts.licenceHelp")}
      rows={3}
      maxLength={20_000}
      value={content}
      onValueChange={setContent}
      onBlur={() => {
        if (content !== licence) onLicence(content);
      }}
    />
  );
}

const Field = styled(Panel)`
  gap: 0.5rem;
  padding: 0.625rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};

  & > ul {
    padding-inline-start: 1.125rem;
    list-style: disc;
    font-size: ${theme.font.sizeXs};
  }
`;
