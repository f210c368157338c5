"""The weights of a network as letters, for `unpacked` of `network.ts`."""
import base64

import numpy as np


def write_weights(layers, path):
    packed = b''
    for layer in layers:
        weights = layer.weight.detach().numpy()
        largest = np.maximum(np.abs(weights).max(1), 1e-8)
        whole = np.round(weights / largest[:, None] * 127).astype(np.int8)
        packed += largest.astype('<f4').tobytes() + layer.bias.detach().numpy().astype('<f4').tobytes() + whole.tobytes()
    letters = base64.b64encode(packed).decode()
    with open(path, 'w') as file:
        file.write('/** What `learn.py` has learned, as `unpacked` of `network.ts` reads it. */\n')
        file.write(f"export const SIDE_WEIGHTS =\n  '{letters}';\n")
