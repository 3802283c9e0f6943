import { useId, useState } from "react";
import styled from "styled-components";
import { imageField, type ImageKind, imageKinds, productImageKinds } from "#studio/document/imageKinds.ts";
import { theme } from "#ui/theme/theme.ts";
import { controlStyle, smallButtonStyle } from "../form/controls/controlStyle.ts";
import { useForm } from "../form/FormContext.ts";
import type { SectionPanelProps } from "../form/SectionPanelProps.ts";
import { text } from "../texts.ts";
import { ImageField } from "./ImageField.tsx";
import { imageName } from "../fields/imageName.ts";
import { useFileDropGuard } from "./useFileDropGuard.ts";

const isProduct = (kind: ImageKind): boolean => productImageKinds.some((each) => each === kind);

/** The images of the brand: logo, icon, the logo of the member scheme, and those of products. */
export function ImagesSection({ brand, state }: SectionPanelProps) {
  const { form, filter } = useForm();
  const [added, setAdded] = useState<readonly ImageKind[]>([]);
  useFileDropGuard();
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
  return (
    <Section data-images>
      <h4>{text("images.title")}</h4>
      {shown.map((kind) => (
        <ImageField key={kind} kind={kind} brand={brand} state={state} />
      ))}
      {others.length > 0 && <ProductSelect kinds={others} onAdd={(kind) => setAdded([...added, kind])} />}
    </Section>
  );
}

interface ProductSelectProps {
  /** The products without an image of their own. */
  readonly kinds: readonly ImageKind[];
  readonly onAdd: (kind: ImageKind) => void;
}

/** Chooses a product that is to have an image of its own; its field is then above, and has the focus. */
function ProductSelect({ kinds, onAdd }: ProductSelectProps) {
  const id = useId();
  const [chosen, setChosen] = useState("");
  const kind = kinds.find((each) => each === chosen);
  const add = (button: HTMLElement) => {
    if (kind === undefined) return;
    onAdd(kind);
    setChosen("");
    const fields = button.closest("[data-images]");
    requestAnimationFrame(() => fields?.querySelector<HTMLElement>(`[data-image="${kind}"] input`)?.focus());
  };
  return (
    <Add>
      <label htmlFor={id}>{text("images.addProduct")}</label>
      <p id={`${id}help`}>{text("images.addProductHelp")}</p>
      <select id={id} value={chosen} aria-describedby={`${id}help`} onChange={(event) => setChosen(event.target.value)}>
        <option value="">{text("keyed.none")}</option>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {imageName(each)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-disabled={kind === undefined || undefined}
        onClick={(event) => add(event.currentTarget)}
      >
        {text("keyed.add")}
      </button>
    </Add>
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

const Add = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem;

  & > :is(label, p) {
    grid-column: 1 / -1;
    font-size: ${theme.font.sizeSm};
  }

  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > select {
    ${controlStyle}
  }

  & > button {
    ${smallButtonStyle}
  }
`;
