import { useRef, useState } from "react";
import styled from "styled-components";
import { imageField, type ImageKind, imageKinds, productImageKinds } from "#studio/document/imageKinds.ts";
import { theme } from "#ui/theme/theme.ts";
import { AddKey } from "../form/field/AddKey.tsx";
import { type SectionPanelProps, useForm } from "../form/FormContext.tsx";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import { text } from "../texts.ts";
import { imageName } from "../fields/documentKindText.ts";
import { ImageField } from "./ImageField.tsx";

const isProduct = (kind: ImageKind): boolean => productImageKinds.some((each) => each === kind);

/** The images of the brand: logo, icon, the logo of the member scheme, and images of products. */
export function ImagesSection({ brand, state }: SectionPanelProps) {
  const { form, filter } = useForm();
  const [added, setAdded] = useState<readonly ImageKind[]>([]);
  const section = useRef<HTMLElement>(null);
  const afterCommit = useAfterCommit();
  const { paths, saved } = state.document;
  const { texts } = state.history;
  const isHere = (kind: ImageKind): boolean => {
    const { value } = form.stateOf({ kind: "descriptor", path: imageField(kind) });
    return typeof value === "string" || texts[kind] !== saved[kind] || added.includes(kind);
  };
  const kinds = imageKinds.filter(
    (kind) => paths[kind] !== undefined && filter.isShown({ kind: "descriptor", path: imageField(kind) }),
  );
  const shown = kinds.filter((kind) => !isProduct(kind) || isHere(kind));
  const others = kinds.filter((kind) => !shown.includes(kind));
  if (kinds.length === 0) return null;
  /** Shows the field of a product that is to have an image of its own, and gives it the focus. */
  const add = (key: string) => {
    setAdded([...added, ...others.filter((kind) => kind === key)]);
    afterCommit(() => section.current?.querySelector<HTMLElement>(`[data-image="${key}"] input`)?.focus());
  };
  return (
    <Section ref={section}>
      <h4>{text("images.title")}</h4>
      {shown.map((kind) => (
        <ImageField key={kind} kind={kind} brand={brand} state={state} />
      ))}
      {others.length > 0 && (
        <AddKey
          label={text("images.addProduct")}
          help={text("images.addProductHelp")}
          options={others.map((kind) => ({ value: kind, text: imageName(kind) }))}
          onAdd={add}
        />
      )}
    </Section>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 1.5rem;

  & > h4 {
    margin: 0;
    font-size: ${theme.font.sizeMd};
  }
`;
