import type { ComponentType } from 'react';

/**
 * For a route's `lazy`: a page that is a file of its own, so that other pages do not pay for it. The composer names the file in the
 * page's HTML, and puts its sheet there.
 * @param load imports the module
 * @param name of the component in it
 */
export const page =
  <Name extends string>(load: () => Promise<Record<NoInfer<Name>, ComponentType>>, name: Name) =>
  async () => {
    const module: Record<string, ComponentType> & { moduleFile?: string } = await load();
    return { Component: module[name] as ComponentType, moduleFile: module.moduleFile };
  };
