"""Compiles the rules where mypyc can be found: pip install --no-build-isolation -e . in the environment of coincoin."""

from setuptools import setup

try:
    from mypyc.build import mypycify
except ImportError:
    setup()
else:
    setup(ext_modules=mypycify(["newgame/rules.py"]))
