import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Modules are called by their order. Ids that are hashed make way for one another in the order of the folders' names, so the same code
 * would be another one where the dependencies lie elsewhere.
 */
export const orderedIds: RsbuildPlugin = {
  name: 'roe-ordered-ids',
  setup: ({ modifyRspackConfig }) =>
    modifyRspackConfig(
      ({ optimization }) => void Object.assign(optimization ?? {}, { moduleIds: 'natural', chunkIds: 'natural' }),
    ),
};
