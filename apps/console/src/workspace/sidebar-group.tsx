import type { ComponentChildren } from "preact";

interface SidebarGroupProps {
  readonly title: string;
  readonly action?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of the sidebar with a title. */
export function SidebarGroup({ title, action, children }: SidebarGroupProps) {
  return (
    <section class="sidebar-group">
      <h3>
        {title}
        {action}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
