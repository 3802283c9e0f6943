import { memo, useId } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { type SectionPanelProps, useForm } from "../form/FormContext.tsx";
import { OfferedChoices } from "../offers/OfferedChoices.tsx";
import { Panel } from "../parts/Panel.ts";
import { text } from "../texts.ts";
import { cardOf, finishedShapes, readShape, shapeIn } from "./finishedShapes.ts";
import { ShapeDrawing } from "./ShapeDrawing.tsx";

/** Finished shapes to choose from, each drawn, and in the portal while one is tried. */
export function ShapesSection({ brand: { session }, state }: SectionPanelProps) {
  const { form, filter } = useForm();
  const { theme: themeText } = state.history.texts;
  // What is searched for are the single lengths.
  if (filter.query !== "" || form.isBroken("theme")) return null;
  return <Shapes session={session} themeText={themeText} />;
}

interface ShapesProps extends Pick<SectionPanelProps["brand"], "session"> {
  readonly themeText: string;
}

/** They are drawn again when the theme has changed: the whole theme is read for them. */
const Shapes = memo(function Shapes({ session, themeText }: ShapesProps) {
  const id = useId();
  const own = readShape(themeText);
  const card = cardOf(themeText);
  return (
    <Panel aria-labelledby={id}>
      <h4 id={id}>{text("shapes.title")}</h4>
      <p>{text("shapes.help")}</p>
      {finishedShapes.map(([group, shapes]) => {
        const value = shapeIn(shapes, themeText);
        return (
          <Group key={group}>
            <legend>
              {text(`shapes.${group}`)}
              {value === undefined && <small>{text("shapes.own")}</small>}
            </legend>
            <div>
              <OfferedChoices choices={shapes} value={value} session={session}>
                {({ title, shape, card: ownCard = card }) => (
                  <>
                    <ShapeDrawing shape={{ ...own, ...shape }} card={ownCard} />
                    {title}
                  </>
                )}
              </OfferedChoices>
            </div>
          </Group>
        );
      })}
    </Panel>
  );
});

const Group = styled.fieldset`
  & > legend {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    padding: 0 0 0.375rem;
    font-weight: ${theme.font.weightStrong};
  }

  & > legend > small {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightBody};
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr));
    gap: 0.375rem;
  }

  & > div > label {
    position: relative;
    display: grid;
    gap: 0.25rem;
    padding: 0.25rem 0.25rem 0.375rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    font-size: ${theme.font.sizeXs};
    text-align: center;
    cursor: pointer;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & > div > label:hover {
    border-color: ${theme.color.borderStrong};
  }

  & > div > label:has(:checked) {
    border-color: ${theme.color.action};
    box-shadow: inset 0 0 0 1px ${theme.color.action};
  }

  & > div > label:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    & > div > label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
