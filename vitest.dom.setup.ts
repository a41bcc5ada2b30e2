import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 }); // a busy machine is slow, and no error
