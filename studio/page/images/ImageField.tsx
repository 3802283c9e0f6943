import { useEffect, useId, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { type ImageKind, isRequiredImage } from "#studio/document/imageKinds.ts";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { theme } from "#ui/theme/theme.ts";
import { FieldFindings } from "../form/field/FieldFindings.tsx";
import { fieldKey } from "../fields/fieldKey.ts";
import { FieldOrigin } from "../form/field/FieldOrigin.tsx";
import { FieldSource } from "../form/field/FieldSource.tsx";
import { useFieldFocus } from "../form/field/useFieldFocus.ts";
import { useForm } from "../form/FormContext.tsx";
import { findingsWithin } from "../form/model/createForm.ts";
import type { Offer } from "../offers/createOffers.ts";
import { useOffer } from "../offers/useOffer.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { Panel } from "../parts/Panel.ts";
import { text } from "../texts.ts";
import { FormerDarkLogo } from "./FormerDarkLogo.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { documentKindText, imageName } from "../fields/documentKindText.ts";
import { ImageSamples } from "./ImageSamples.tsx";
import { type ImageRefusal, offerImage } from "./offerImage.ts";
import { readHeaderLook } from "./readHeaderLook.ts";
import { RefusedImage } from "./RefusedImage.tsx";
import { type TriedImage, TriedMessage } from "./TriedMessage.tsx";
import { type BrandImage, useImage } from "./useImage.ts";
import { Row } from "../parts/layout.ts";

interface ImageFieldProps {
  readonly kind: ImageKind;
  readonly brand: OpenedBrand;
  readonly state: EditState;
}

function helpOf(kind: ImageKind): string {
  switch (kind) {
    case "logo":
    case "icon":
    case "logoDark":
    case "memberLogo":
      return text(`images.${kind}Help`);
    default:
      return text("images.productHelp");
  }
}

/** An image of the brand: how it looks, a place to drop another file, and the way back to the image before. */
export function ImageField({ kind, brand, state }: ImageFieldProps) {
  const { form, onFix } = useForm();
  const id = useId();
  const image = useImage(kind, brand, state);
  const { place, named, isOther, svg } = image;
  const [tried, setTried] = useState<TriedImage>();
  useTriedImage(kind, image, tried, () => setTried(undefined));
  const [refusal, setRefusal] = useState<ImageRefusal>();
  const [isChecking, setIsChecking] = useState(false);
  const { hasFocus, ...focusEvents } = useFieldFocus(place);
  const name = imageName(kind);
  const offer = async (file: File | undefined) => {
    if (file === undefined || isChecking) return;
    setIsChecking(true);
    const offered = await offerImage(state.document.id, kind, file);
    setIsChecking(false);
    setRefusal(offered.status === "refused" ? offered.refusal : undefined);
    setTried(offered.status === "refused" ? undefined : { ...offered, file: file.name });
  };
  const shown = tried?.text ?? svg;
  return (
    <Field aria-labelledby={id} data-field={fieldKey(place)} data-image={kind} {...focusEvents}>
      <h5 id={id}>{name}</h5>
      <p id={`${id}help`}>{helpOf(kind)}</p>
      {isOther && <p>{text("images.otherFile", { file: named ?? "" })}</p>}
      {!isOther && shown === "" && <p>{text("images.none")}</p>}
      {(tried !== undefined || (!isOther && svg !== "")) && (
        <ImageSamples kind={kind} svg={shown} header={readHeaderLook(state.history.texts)} />
      )}
      {tried !== undefined && <TriedMessage kind={kind} tried={tried} texts={state.history.texts} />}
      {kind === "logo" && <FormerDarkLogo brand={brand} state={state} isTried={tried !== undefined} />}
      <WayBack kind={kind} image={image} onTaken={() => setRefusal(undefined)} />
      <FileDrop
        kind="images"
        name={text("images.chooseFor", { name })}
        describedBy={`${id}help ${id}findings`}
        isChecking={isChecking}
        isDisabled={form.isBroken("descriptor") && (named === undefined || isOther)}
        onFiles={([file]) => void offer(file)}
      />
      {hasFocus && (
        <p>
          <FieldSource place={place} />
          <FieldOrigin place={isOther ? place : { kind, path: [] }} />
        </p>
      )}
      <FieldFindings id={`${id}findings`} findings={findingsWithin(form, place)} onFix={onFix} />
      {refusal !== undefined && <RefusedImage refusal={refusal} />}
    </Field>
  );
}

/** Tries a file that has passed the check as an image of the brand. */
function useTriedImage(
  kind: ImageKind,
  { withSvg }: BrandImage,
  tried: TriedImage | undefined,
  onEnd: () => void,
): void {
  const latest = useRef(withSvg);
  useEffect(() => {
    latest.current = withSvg;
  }, [withSvg]);
  const offered = useMemo(
    (): Offer | undefined =>
      tried && {
        name: text("offer.image", { image: documentKindText(kind), file: tried.file }),
        change: (texts) => latest.current(texts, tried.text),
      },
    [kind, tried],
  );
  useOffer(offered, onEnd);
}

interface WayBackProps {
  readonly kind: ImageKind;
  readonly image: BrandImage;
  readonly onTaken: () => void;
}

/** The button that takes an unsaved image back; else the button that removes an image of the brand's own. */
function WayBack({ kind, image: { own, inherited, svg, isUnsaved, remove, takeBack }, onTaken }: WayBackProps) {
  const { form } = useForm();
  const name = imageName(kind);
  /** The button goes: the focus stays in the field. */
  const andFocus = (change: () => void, said: string) => (event: { readonly currentTarget: Element }) => {
    event.currentTarget.closest("section")?.querySelector<HTMLElement>("input[type=file]")?.focus();
    change();
    onTaken();
    announcements.announce(said);
  };
  if (isUnsaved)
    return (
      <Line $apart>
        <span>{text(svg === "" ? "images.unsavedRemoved" : "images.unsaved")}</span>
        <Button variant="quiet" data-reset onClick={andFocus(takeBack, text("images.takenBack", { name }))}>
          {text("images.takeBack")}
        </Button>
      </Line>
    );
  if (own === undefined || isRequiredImage(kind) || form.isBroken("descriptor")) return null;
  const said = text(removeKey(kind, inherited));
  return (
    <Line $apart>
      <span />
      <Button
        variant="quiet"
        data-reset
        aria-label={`${said}: ${name}`}
        onClick={andFocus(remove, text("images.removed", { name }))}
      >
        {said}
      </Button>
    </Line>
  );
}

/** The text of the button. It says which image the brand has without its own. */
function removeKey(kind: ImageKind, inherited: unknown) {
  if (inherited !== undefined) return "form.reset";
  return kind === "memberLogo" || kind === "logoDark" ? "images.remove" : "images.toIllustration";
}

const Field = styled(Panel)`
  gap: 0.5rem;
  scroll-margin-block: 6rem;

  & > p > span {
    display: block;
  }
`;

const Line = styled(Row)`
  gap: 0.25rem 1rem;
  font-size: ${theme.font.sizeSm};
`;
