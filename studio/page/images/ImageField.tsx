import { useId, useState } from "react";
import styled from "styled-components";
import { imageField, type ImageKind, isRequiredImage } from "#studio/document/imageKinds.ts";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { theme } from "#ui/theme/theme.ts";
import { fieldsAt } from "../fields/schemaNodes.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { FieldFindings } from "../form/field/FieldFindings.tsx";
import { fieldKey } from "../form/field/fieldKey.ts";
import { FieldSource } from "../form/field/FieldSource.tsx";
import { useFieldFocus } from "../form/field/useFieldFocus.ts";
import { useForm } from "../form/FormContext.ts";
import { findingsWithin } from "../form/model/createForm.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";
import { FileDrop } from "./FileDrop.tsx";
import { fileNameOf, withImage, withoutImage } from "./imageEdits.ts";
import { imageName } from "../fields/imageName.ts";
import { ImageSamples } from "./ImageSamples.tsx";
import { type ImageRefusal, offerImage } from "./offerImage.ts";
import { readHeaderLook } from "./readHeaderLook.ts";
import { RefusedImage } from "./RefusedImage.tsx";

interface ImageFieldProps {
  readonly kind: ImageKind;
  readonly brand: OpenedBrand;
  readonly state: EditState;
}

const helpKeys = { logo: "images.logoHelp", icon: "images.iconHelp", memberLogo: "images.memberLogoHelp" } as const;
const helpOf = (kind: ImageKind): string =>
  text(kind === "logo" || kind === "icon" || kind === "memberLogo" ? helpKeys[kind] : "images.productHelp");

const usedFiles = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(usedFiles);

/** An image of the brand: how it looks, a place to drop another file, and the way back to what was there before. */
export function ImageField({ kind, brand: { session, schemas }, state: { document, history } }: ImageFieldProps) {
  const { form, onFix } = useForm();
  const id = useId();
  const [refusal, setRefusal] = useState<ImageRefusal>();
  const [isChecking, setIsChecking] = useState(false);
  const place: FieldPlace = { kind: "descriptor", path: imageField(kind) };
  const { hasFocus, ...focusEvents } = useFieldFocus(place);
  const { paths } = document;
  const { value, own, inherited } = form.stateOf(place);
  const named = typeof value === "string" ? value : undefined;
  const isOther = named !== undefined && named !== fileNameOf(paths, kind);
  const svg = named === undefined ? "" : (history.texts[kind] ?? "");
  const savedSvg = document.saved[kind] ?? "";
  const isUnsaved = (history.texts[kind] ?? "") !== savedSvg;
  const isBroken = form.isBroken("descriptor");
  const name = imageName(kind);
  const put = (next: string) =>
    session.edit(
      withImage(session.get().history.texts, {
        paths,
        kind,
        svg: next,
        named,
        namesAt: (path) => [...fieldsAt(schemas.descriptor, path).keys()],
      }),
    );
  const remove = () => {
    const used = usedFiles(form.stateOf({ kind: "descriptor", path: ["assets"] }).value);
    const others = used.filter((file, index) => file !== named || used.indexOf(file) !== index);
    const inheritedFile = typeof inherited === "string" ? [inherited] : [];
    session.edit(withoutImage(session.get().history.texts, paths, kind, [...others, ...inheritedFile]));
  };
  const offer = async (file: File | undefined) => {
    if (file === undefined || isChecking) return;
    setIsChecking(true);
    const offered = await offerImage(document.id, kind, file);
    setIsChecking(false);
    setRefusal(offered.status === "refused" ? offered.refusal : undefined);
    if (offered.status === "refused") return;
    put(offered.text);
    announcements.announce(text("images.replaced", { name }));
  };
  /** The button goes: the focus stays in the field. */
  const andFocus = (change: () => void, said: string) => (event: { readonly currentTarget: Element }) => {
    event.currentTarget.closest("section")?.querySelector<HTMLElement>("input[type=file]")?.focus();
    change();
    setRefusal(undefined);
    announcements.announce(said);
  };
  const takeBack = andFocus(() => (savedSvg === "" ? remove() : put(savedSvg)), text("images.takenBack", { name }));
  const removeNow = andFocus(remove, text("images.removed", { name }));
  return (
    <Field aria-labelledby={id} data-field={fieldKey(place)} data-image={kind} {...focusEvents}>
      <h5 id={id}>{name}</h5>
      <p id={`${id}help`}>{helpOf(kind)}</p>
      {isOther && <p>{text("images.otherFile", { file: named })}</p>}
      {!isOther && svg === "" && <p>{text("images.none")}</p>}
      {!isOther && svg !== "" && <ImageSamples kind={kind} svg={svg} header={readHeaderLook(history.texts)} />}
      {isUnsaved && (
        <Line>
          <span>{text(svg === "" ? "images.unsavedRemoved" : "images.unsaved")}</span>
          <Button variant="quiet" data-reset onClick={takeBack}>
            {text("images.takeBack")}
          </Button>
        </Line>
      )}
      {!isUnsaved && own !== undefined && !isRequiredImage(kind) && !isBroken && (
        <Line>
          <span />
          <Button
            variant="quiet"
            data-reset
            aria-label={`${text(removeKey(kind, inherited))}: ${name}`}
            onClick={removeNow}
          >
            {text(removeKey(kind, inherited))}
          </Button>
        </Line>
      )}
      <FileDrop
        name={text("images.chooseFor", { name })}
        describedBy={`${id}help ${id}findings`}
        isChecking={isChecking}
        isDisabled={isBroken && (named === undefined || isOther)}
        onFile={(file) => void offer(file)}
      />
      {hasFocus && (
        <p>
          <FieldSource place={place} />
        </p>
      )}
      <FieldFindings id={`${id}findings`} findings={findingsWithin(form, place)} onFix={onFix} />
      {refusal !== undefined && <RefusedImage refusal={refusal} />}
    </Field>
  );
}

/** What is there when the brand has no image of its own. */
function removeKey(kind: ImageKind, inherited: unknown) {
  if (inherited !== undefined) return "form.reset";
  return kind === "memberLogo" ? "images.remove" : "images.toIllustration";
}

const Field = styled.section`
  display: grid;
  gap: 0.5rem;
  scroll-margin-block: 6rem;

  & > h5 {
    margin: 0;
    font-size: ${theme.font.sizeSm};
  }

  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > p > span {
    display: block;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-size: ${theme.font.sizeSm};
`;
