import { useQuery } from "@tanstack/react-query";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import { PageMain } from "../parts/PageMain.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { Unanswered } from "../parts/Unanswered.tsx";
import { namesQuery } from "../session/queries.ts";
import { text } from "../texts.ts";
import { NewBrandForm } from "./NewBrandForm.tsx";

/** A new brand from another: the form, and afterwards the brand itself with what it lacks. */
export function NewBrandPage() {
  const names = useQuery(namesQuery);
  return (
    <>
      <PageNav current="new" />
      <PageMain data-narrow>
        <h1>{text("new.title")}</h1>
        <p>{text("new.lead")}</p>
        {names.data === undefined ? (
          <Unanswered query={names} />
        ) : (
          <NewBrandForm brands={names.data} onCreated={({ id }) => window.location.assign(brandPath(id))} />
        )}
      </PageMain>
    </>
  );
}
