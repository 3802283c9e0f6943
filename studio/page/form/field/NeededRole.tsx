import { createContext, use, useId } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { changeKindOfField } from "#studio/document/company/changeKindOfField.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { EditRightsContext } from "../../session/useEditRights.ts";
import { text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";

const names = new Intl.ListFormat("nb", { type: "disjunction" });
/** So many people are named: nobody has to be asked by more. */
const mostNamed = 3;

/** Whom to ask: people who have the role, or the role where nobody is known. */
function whomToAsk(people: readonly string[]): string {
  const role = text("role.addresses");
  if (people.length === 0) return text("role.anybody", { role });
  const others = people.length > mostNamed ? [text("role.others", { role })] : [];
  return names.format([...people.slice(0, mostNamed), ...others]);
}

/** Whom to ask for some fields, when the person has not the role for them; undefined: nobody has to be asked. */
function useWhomToAsk(places: readonly FieldPlace[]): string | undefined {
  const { form, brand } = useForm();
  const rights = use(EditRightsContext);
  const { id } = brand.session.get().document;
  if (rights === undefined || rights.setsAddresses(id) || places.length === 0) return undefined;
  const isNeeded = places.every((place) => changeKindOfField(form.inFile(place)) === "addresses");
  return isNeeded ? whomToAsk(rights.addressSetters(id)) : undefined;
}

/** Id of the words that say it for all fields of the section around. Undefined: each field says it. */
export const SectionRoleContext = createContext<string | undefined>(undefined);

interface SectionRole {
  readonly id: string;
  readonly words: string;
}

/** What to say above the fields of a section, when the person has the role for none of them. */
export function useSectionRole(places: readonly FieldPlace[]): SectionRole | undefined {
  const id = useId();
  const whom = useWhomToAsk(places);
  return whom === undefined ? undefined : { id, words: text("section.needsRole", { whom }) };
}

interface NeededRoleProps {
  readonly id: string;
  readonly place: FieldPlace;
  readonly title: string;
}

/** Says that somebody without the role for a field cannot save it, before they have typed anything. */
export function NeededRole({ id, place, title }: NeededRoleProps) {
  const whom = useWhomToAsk([place]);
  const isSaid = use(SectionRoleContext) !== undefined;
  if (whom === undefined || isSaid) return null;
  return <RoleNote id={id}>{text("field.needsRole", { title, whom })}</RoleNote>;
}

/** A line that is said of a field, or of all fields of a section. */
export const RoleNote = styled.p`
  font-size: ${theme.font.sizeXs};
  line-height: 1.45;
`;
